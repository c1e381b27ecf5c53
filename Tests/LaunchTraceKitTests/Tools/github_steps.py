"""Prints the steps of a GitHub workflow or of a composite action as JSON, each with the name of its job."""

import json
import sys

import yaml

with open(sys.argv[1], encoding="utf-8") as file:
    document = yaml.safe_load(file)
jobs = document.get("jobs") or {"": document["runs"]}
steps = [
    {
        "job": job,
        "id": step.get("id"),
        "name": step.get("name"),
        "condition": step.get("if"),
        "uses": step.get("uses"),
        "environment": {name: str(value) for name, value in step.get("env", {}).items()},
        "run": step.get("run"),
    }
    for job, content in jobs.items()
    for step in content["steps"]
]
json.dump(steps, sys.stdout)
