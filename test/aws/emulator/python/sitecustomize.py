"""Loaded before the code of every Python function that the emulator runs: CDK's own, which fills the site's bucket."""

import os
import socket
import subprocess
import sys

# Names of AWS lead to the emulator.
resolve = socket.getaddrinfo


def getaddrinfo(host, *rest, **named):
    name = host.decode() if isinstance(host, bytes) else host
    is_aws = isinstance(name, str) and name.endswith("amazonaws.com")
    return resolve("127.0.0.1" if is_aws else host, *rest, **named)


socket.getaddrinfo = getaddrinfo

# The emulator mounts no layers: the AWS CLI of CDK's layer lies elsewhere. What it says goes to the error output, for
# the emulator looks for the function's answer among at most 200 lines of the other.
check_call = subprocess.check_call


def call(command, *rest, **named):
    if command[0] == "/opt/awscli/aws":
        command = [sys.executable, os.environ["TEST_AWS_CLI"], *command[1:]]
        named["stdout"] = sys.stderr
    return check_call(command, *rest, **named)


subprocess.check_call = call
