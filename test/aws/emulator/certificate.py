"""Writes a certificate for the names of AWS, and its key, for a day of tests: certificate.py FOLDER"""

import datetime
import ipaddress
import pathlib
import sys

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

names = ["localhost", "*.cloudfront.net", "*.amazonaws.com"]
parts = ["execute-api", "lambda-url", "cognito-idp", "s3", "*.execute-api", "*.s3"]

folder = pathlib.Path(sys.argv[1])
key = ec.generate_private_key(ec.SECP256R1())
name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Docent's tests")])
now = datetime.datetime.now(datetime.timezone.utc)
alternatives = [x509.DNSName(host) for host in names]
alternatives += [x509.DNSName(f"{part}.us-east-1.amazonaws.com") for part in parts]
alternatives += [x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
certificate = (
    x509.CertificateBuilder()
    .subject_name(name)
    .issuer_name(name)
    .public_key(key.public_key())
    .serial_number(x509.random_serial_number())
    .not_valid_before(now - datetime.timedelta(hours=1))
    .not_valid_after(now + datetime.timedelta(days=1))
    .add_extension(x509.SubjectAlternativeName(alternatives), critical=False)
    .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    .sign(key, hashes.SHA256())
)
(folder / "certificate.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
private = key.private_bytes(
    serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
)
(folder / "key.pem").write_bytes(private)
