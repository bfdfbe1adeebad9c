"""Runs the emulator with what it lacks. Each amendment says what it stands for."""

import inspect
import json
import os
import subprocess
import sys
from urllib.parse import urlsplit

from ministack.app import main
from ministack.core import iam_actions
from ministack.services import apigateway, cloudfront, cognito, secretsmanager
from ministack.services.cloudformation import provisioners


# The emulator has route responses in its API, but not as a resource of CloudFormation.
def create_route_response(logical_id, properties, stack_name):
    api_id = properties["ApiId"]
    route_id = properties["RouteId"].split("/")[-1]
    status, _, body = apigateway._create_route_response(
        api_id, route_id, {"routeResponseKey": properties["RouteResponseKey"]}
    )
    if status >= 400:
        raise ValueError(f"The route response was refused: {body!r}")
    return f"{api_id}/{route_id}/{logical_id}", {}


provisioners._RESOURCE_HANDLERS["AWS::ApiGatewayV2::RouteResponse"] = {
    "create": create_route_response,
    "delete": lambda physical_id, properties: None,
}

# The emulator imports OpenAPI definitions for REST APIs only.
of_apis = provisioners._RESOURCE_HANDLERS["AWS::ApiGatewayV2::Api"]
authorizer_key, integration_key = "x-amazon-apigateway-authorizer", "x-amazon-apigateway-integration"
any_method = "x-amazon-apigateway-any-method"


def created(result, field):
    status, _, body = result
    if status >= 400:
        raise ValueError(f"The definition was refused: {body!r}")
    return json.loads(body)[field]


def import_definition(api_id, definition):
    for kind in (apigateway._routes, apigateway._integrations, apigateway._authorizers):
        kind[api_id] = {}
    authorizers = {}
    for name, scheme in definition["components"]["securitySchemes"].items():
        given = scheme[authorizer_key]
        authorizer = {
            "name": name,
            "authorizerType": given["type"].upper(),
            "identitySource": [given["identitySource"]],
            "jwtConfiguration": given["jwtConfiguration"],
        }
        authorizers[name] = created(apigateway._create_authorizer(api_id, authorizer), "authorizerId")
    for path, operations in definition["paths"].items():
        for method, operation in operations.items():
            named = "ANY" if method == any_method else method.upper()
            import_route(api_id, f"{named} {path}", operation, authorizers)


def import_route(api_id, route_key, operation, authorizers):
    given = operation[integration_key]
    integration = {
        "integrationType": given["type"].upper(),
        "integrationUri": given["uri"],
        "integrationMethod": given["httpMethod"],
        "payloadFormatVersion": given["payloadFormatVersion"],
    }
    integration_id = created(apigateway._create_integration(api_id, integration), "integrationId")
    route = {"routeKey": route_key, "target": f"integrations/{integration_id}"}
    for name in (name for requirement in operation.get("security", []) for name in requirement):
        route |= {"authorizationType": "JWT", "authorizerId": authorizers[name]}
    created(apigateway._create_route(api_id, route), "routeId")


def importing(change, properties_at):
    def changed(*about, **named):
        result = change(*about, **named)
        definition = about[properties_at].get("Body")
        if definition:
            import_definition(result[0], definition)
        return result

    return changed


of_apis |= {"create": importing(of_apis["create"], 1), "update": importing(of_apis["update"], 2)}

# Without settings of its own an API hands a browser's first question about CORS to the route for OPTIONS.
refusing, handing = 'if method == "OPTIONS":', 'if method == "OPTIONS" and cors_cfg:'
source = inspect.getsource(apigateway._handle_execute_in_scope)
assert refusing in source
exec(source.replace(refusing, handing), vars(apigateway))

# A WebSocket's route chooses the subprotocol by a header of its answer, without which browsers close the connection.
accepting = 'await send({"type": "websocket.accept"})'
choosing = (
    'await send({"type": "websocket.accept", "subprotocol": next((value for name, value in '
    '(((resp or {}) if connect_route is not None else {}).get("headers") or {}).items() '
    'if name.lower() == "sec-websocket-protocol"), None)})'
)
source = inspect.getsource(apigateway.handle_websocket)
assert source.count(accepting) == 1
exec(source.replace(accepting, choosing), vars(apigateway))

# A batch of messages asks for the permission of a single one.
extract_action = iam_actions.extract_iam_action


def extract_iam_action(*about, **named):
    action = extract_action(*about, **named)
    return action.removesuffix("Batch") if action and action.startswith("sqs:") else action


iam_actions.extract_iam_action = extract_iam_action

# A mail asks for the permission of the identity that sends it, which is the address's domain here.
ses_resource = iam_actions._ses_v2_resource_arn


def sending_identity(method, path, body, region, account_id):
    if not path.startswith("/v2/email/outbound-emails"):
        return ses_resource(method, path, body, region, account_id)
    domain = json.loads(body)["FromEmailAddress"].split("@")[-1]
    return f"arn:aws:ses:{region}:{account_id}:identity/{domain}"


iam_actions._ses_v2_resource_arn = sending_identity

# Saved queries are for persons alone, and alarms over several metrics are beyond the emulator: it is enough that they
# are there.
def keep(resource_type, is_kept=lambda properties: True):
    known = provisioners._RESOURCE_HANDLERS.get(resource_type, {})

    def create(logical_id, properties, stack_name):
        if not is_kept(properties):
            return known["create"](logical_id, properties, stack_name)
        return f"kept-{logical_id}", {"QueryDefinitionId": logical_id, "Arn": f"arn:aws:kept:::{logical_id}"}

    def update(physical_id, before, after, stack_name, *rest):
        if not physical_id.startswith("kept-"):
            return known["update"](physical_id, before, after, stack_name, *rest)
        return physical_id, {"QueryDefinitionId": physical_id, "Arn": f"arn:aws:kept:::{physical_id}"}

    def delete(physical_id, properties):
        if not physical_id.startswith("kept-"):
            known["delete"](physical_id, properties)

    handlers = {**known, "create": create, "update": update, "delete": delete}
    if known and "update" not in known:
        del handlers["update"]
    provisioners._RESOURCE_HANDLERS[resource_type] = handlers


keep("AWS::Logs::QueryDefinition")
keep("AWS::CloudWatch::Alarm", lambda properties: "Metrics" in properties)

# A secret's Ref is its ARN on AWS, and its name in the emulator, which no grant fits.
of_secrets = provisioners._RESOURCE_HANDLERS["AWS::SecretsManager::Secret"]


def name_of(arn):
    return next((name for name, secret in secretsmanager._secrets.items() if secret["ARN"] == arn), arn)


def by_arn(change):
    def changed(physical_id, *rest, **named):
        result = change(name_of(physical_id), *rest, **named)
        return (physical_id, result[1]) if isinstance(result, tuple) else result

    return changed


create_secret = of_secrets["create"]


def create_secret_with_arn(*about):
    _, attributes = create_secret(*about)
    return attributes["Arn"], attributes


of_secrets |= {
    "create": create_secret_with_arn,
    **{change: by_arn(of_secrets[change]) for change in ("update", "delete") if change in of_secrets},
}

# The emulator's CloudFront dials no name of AWS: an API's leads to the emulator, whose front door says https.
connect_target = cloudfront._origin_connect_target
gateway = urlsplit(os.environ["AWS_ENDPOINT_URL"])


def origin_connect_target(origin, viewer_is_https):
    if ".execute-api." in origin["domain_name"]:
        return gateway.hostname, gateway.port, False
    return connect_target(origin, viewer_is_https)


cloudfront._origin_connect_target = origin_connect_target


# A code that was mailed confirms the address with the sign-up; the emulator confirms the sign-up alone.
confirm_sign_up = cognito._confirm_sign_up


def confirm_address(data):
    reply = confirm_sign_up(data)
    for pool in cognito._user_pools.values():
        if reply[0] < 400 and data.get("ClientId") in pool["_clients"]:
            user, _ = cognito._resolve_user(pool, data["Username"])
            verified = {"Name": "email_verified", "Value": "true"}
            others = [one for one in user["Attributes"] if one["Name"] != verified["Name"]]
            user["Attributes"] = [*others, verified]
    return reply


cognito._confirm_sign_up = confirm_address


# What is loaded before the code of Node functions, beside the options that a function sets for Node itself.
class Process(subprocess.Popen):
    def __init__(self, command, *rest, env=None, **named):
        if env and "_LAMBDA_FUNCTION_ARN" in env:
            options = f"{env.get('NODE_OPTIONS', '')} --require={os.environ['TEST_FUNCTION_START']}"
            env = {**env, "NODE_OPTIONS": options.strip()}
        super().__init__(command, *rest, env=env, **named)


subprocess.Popen = Process

sys.exit(main())
