import { expect, it } from "vitest";
import { endOf, newSecret } from "#lambdas/webhooks/secrets.ts";
import { signatureOf } from "#lambdas/webhooks/send/sign.ts";
import { isFailing, restAfter, waitAfter } from "#lambdas/webhooks/send/waits.ts";

/** The example of the reference implementations: https://github.com/standard-webhooks/standard-webhooks/tree/main/libraries */
const example = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: "1614265330",
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

it("a signature is that of the reference implementations, one for each secret", () => {
  const { secret, signature, ...signed } = example;
  expect(signatureOf(signed, [secret])).toBe(signature);
  const [first, second, ...others] = signatureOf(signed, [newSecret(), secret]).split(" ");
  expect([second, others]).toEqual([signature, []]);
  expect(first).toMatch(/^v1,[\w+/]{43}=$/);
});

it("a secret is whsec_ with 32 random bytes in base64, of which the end is kept to be recognised", () => {
  const secret = newSecret();
  expect(Buffer.from(secret.slice("whsec_".length), "base64")).toHaveLength(32);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(secret.replace("=", "").endsWith(endOf(secret))).toBe(true);
  expect(endOf(secret)).toHaveLength(4);
  expect(newSecret()).not.toBe(secret);
});

it("attempts come after 5 s, 5 min, 30 min, 2 h and so on up to two days, a fifth earlier or later", () => {
  const sum = (random: () => number) => {
    let total = 0;
    for (let tries = 1; ; tries++) {
      const wait = waitAfter(tries, { random });
      if (wait === undefined) return { tries, hours: total / 3_600_000 };
      total += wait;
    }
  };
  const exact = [1, 2, 3, 4].map((tries) => waitAfter(tries, { random: () => 0.5 }));
  expect(exact).toEqual([5000, 300_000, 1_800_000, 7_200_000]);
  expect([waitAfter(1, { random: () => 0 }), waitAfter(1, { random: () => 1 })]).toEqual([4000, 6000]);
  expect(sum(() => 0.5)).toEqual({ tries: 8, hours: expect.closeTo(46.6, 1) });
});

it("a receiver that asks for a pause gets it, up to a day", () => {
  const random = () => 0.5;
  expect(waitAfter(1, { wishSeconds: 120, random })).toBe(120_000);
  expect(waitAfter(1, { wishSeconds: 1, random })).toBe(5000);
  expect(waitAfter(1, { wishSeconds: 1e9, random })).toBe(24 * 3_600_000);
});

it("an endpoint that failed five times in a row rests, longer each time, up to half an hour", () => {
  const rests = [0, 4, 5, 6, 7, 20].map((failed) => restAfter(failed, () => 0.5) / 1000);
  expect(rests).toEqual([0, 0, 30, 60, 120, 1800]);
  expect([isFailing(4), isFailing(5)]).toEqual([false, true]);
});
