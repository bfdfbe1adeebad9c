import { createHash, createHmac, getDiffieHellman, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * The server's half of SRP-6a as Cognito speaks it: the 3072-bit group of RFC 5054 (which is RFC 3526's
 * group 15), g = 2, SHA-256, numbers as two's-complement hex. The pool name is the part of its id after "_". A power takes
 * 4 ms: only the thread of `arithmetic.ts` may call these functions.
 */
export interface SrpExchange {
  publicA: bigint;
  publicB: bigint;
  verifier: bigint;
  /** The server's secret exponent b. */
  ephemeral: bigint;
  secretBlock: string;
}

/** A password as it is kept: SRP salt and verifier, both hex. */
export interface Credentials {
  salt: string;
  verifier: string;
}

/** The verifier, stored instead of a password: g^x mod N in hex, where x comes from salt, pool, user and password. */
export const passwordVerifier = (poolName: string, sub: string, password: string, salt: string): string => {
  const identity = sha256(Buffer.from(`${poolName}${sub}:${password}`));
  return power(g, toNumber(sha256(twosComplement(fromHex(salt)), identity))).toString(16);
};

/** Opens an exchange with the client's public A; undefined when A is 0 mod N, which would open any account. */
export const openSrp = (verifierHex: string, publicAHex: string): SrpExchange | undefined => {
  const publicA = fromHex(publicAHex);
  if (publicA % N === 0n) return undefined;
  const verifier = fromHex(verifierHex);
  const ephemeral = toNumber(randomBytes(32));
  const publicB = (k * verifier + power(g, ephemeral)) % N;
  return { publicA, publicB, verifier, ephemeral, secretBlock: randomBytes(64).toString("base64") };
};

export const isPassword = (
  poolName: string,
  sub: string,
  password: string,
  { salt, verifier }: Credentials,
): boolean => {
  const given = Buffer.from(passwordVerifier(poolName, sub, password, salt).padStart(verifierLength, "0"));
  return timingSafeEqual(given, Buffer.from(verifier.padStart(verifierLength, "0")));
};

const verifierLength = 768;

export interface SrpClaim {
  secretBlock: string;
  timestamp: string;
  signature: string;
}

/** Whether the claim proves that its sender knows the password behind the exchange's verifier. */
export const isProven = (exchange: SrpExchange, poolName: string, sub: string, claim: SrpClaim): boolean => {
  const scrambler = sha256(twosComplement(exchange.publicA), twosComplement(exchange.publicB));
  const base = (exchange.publicA * power(exchange.verifier, toNumber(scrambler))) % N;
  if (base < 2n || base > N - 2n) return false;
  const shared = power(base, exchange.ephemeral);
  const seed = hmac(twosComplement(toNumber(scrambler)), twosComplement(shared));
  const key = hmac(seed, Buffer.from("Caldera Derived Key\x01")).subarray(0, 16);
  const block = Buffer.from(claim.secretBlock, "base64");
  const wanted = hmac(key, Buffer.from(poolName + sub), block, Buffer.from(claim.timestamp));
  const given = Buffer.from(claim.signature, "base64");
  const isSameBlock = claim.secretBlock === exchange.secretBlock;
  return isSameBlock && given.length === wanted.length && timingSafeEqual(given, wanted);
};

const N_HEX = getDiffieHellman("modp15").getPrime("hex");

const fromHex = (hex: string): bigint => BigInt(`0x${hex}`);
const toNumber = (bytes: Buffer): bigint => fromHex(bytes.toString("hex"));

const twosComplement = (number: bigint): Buffer => {
  const hex = number.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, "hex");
};

const sha256 = (...parts: Buffer[]): Buffer => createHash("sha256").update(Buffer.concat(parts)).digest();

const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac("sha256", key).update(Buffer.concat(parts)).digest();

// OpenSSL offers no plain modular power: a fresh group costs a second of primality tests. This takes 4 ms.
const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
};

const N = fromHex(N_HEX);
const g = 2n;
const k = toNumber(sha256(twosComplement(N), twosComplement(g)));
