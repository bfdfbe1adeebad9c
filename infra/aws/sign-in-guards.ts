import {
  CfnUserPoolRiskConfigurationAttachment,
  FeaturePlan,
  Mfa,
  StandardThreatProtectionMode,
  type UserPool,
} from "aws-cdk-lib/aws-cognito";
import type { Construct } from "constructs";

const totp = { otp: true, sms: false };

/** Properties of the pool for each `-c secondFactor`. */
export const secondFactors = {
  off: { mfa: Mfa.OFF },
  optional: { mfa: Mfa.OPTIONAL, mfaSecondFactor: totp },
};

/** Properties of the pool for each `-c threatProtection`; judging sign-ins needs the plan Plus. */
export const protections = {
  off: { featurePlan: FeaturePlan.ESSENTIALS },
  audit: {
    featurePlan: FeaturePlan.PLUS,
    standardThreatProtectionMode: StandardThreatProtectionMode.AUDIT_ONLY,
  },
  enforce: {
    featurePlan: FeaturePlan.PLUS,
    standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
  },
};

/**
 * Sign-ins of high risk and passwords known to be leaked are refused. A medium risk would ask for a second factor, which
 * owners do not have; mail about blocked sign-ins would need a verified sender.
 */
export const blockRisks = (scope: Construct, { userPoolId }: UserPool): void => {
  const none = { eventAction: "NO_ACTION", notify: false };
  new CfnUserPoolRiskConfigurationAttachment(scope, "Risks", {
    userPoolId,
    clientId: "ALL",
    // a sign-in by SRP does not show its password
    compromisedCredentialsRiskConfiguration: {
      eventFilter: ["SIGN_UP", "PASSWORD_CHANGE"],
      actions: { eventAction: "BLOCK" },
    },
    accountTakeoverRiskConfiguration: {
      actions: {
        highAction: { eventAction: "BLOCK", notify: false },
        mediumAction: none,
        lowAction: none,
      },
    },
  });
};
