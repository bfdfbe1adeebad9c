import { Button, Flex, Heading, Input, Link, Stack, Text } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Channel } from "#shared/channels/channel.ts";
import { useUnsaved } from "../../lib/browser/unsaved.ts";
import { ChatbotSelect } from "../../ui/chatbot-picker/chatbot-select.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SwitchField } from "../../ui/form/switch-field.tsx";
import { CopyButton } from "../../ui/text/copy-button.tsx";
import { channelTexts } from "./channel-features.ts";
import { slackManifest } from "./slack-manifest.ts";
import { Step, Steps } from "./steps.tsx";
import { useConnecting } from "./use-connecting.ts";
import { Verdict } from "./verdict.tsx";

interface ConnectBotProps {
  channel: Channel;
  title: string;
  /** The installation's address. */
  site: string;
}

/** The steps from a chatbot to a connected bot. */
export const ConnectBot = ({ channel, title, site }: ConnectBotProps) => {
  const { name, make, tokenLabel } = channelTexts[channel];
  const [chatbotId, setChatbotId] = useState("");
  const form = useForm({ defaultValues: { token: "", signing_secret: "", answers_in_groups: false } });
  useUnsaved(form.formState.isDirty);
  const { check, connect } = useConnecting(channel, chatbotId);
  const { bot, fault } = check.data ?? {};
  const isRight = bot !== undefined && !fault;
  const values = () => {
    const { signing_secret, ...rest } = form.getValues();
    return channel === "slack" ? { ...rest, signing_secret } : rest;
  };
  const enter = (field: "token" | "signing_secret") =>
    form.register(field, { onChange: () => check.reset() });
  const startAgain = () => {
    form.reset();
    check.reset();
    setChatbotId("");
  };
  const ready = chatbotId !== "";
  const address = `${site}/channels/${channel}/${chatbotId}`;
  return (
    <Stack as="section" gap="4">
      <Heading as="h3" textStyle="h3">
        {title}
      </Heading>
      <FormProvider {...form}>
        <Steps label={title}>
          <Step number={1} title="Choose who answers" state={ready ? "done" : "next"}>
            <ChatbotSelect
              label="Chatbot"
              value={chatbotId}
              onChange={(id) => {
                setChatbotId(id);
                check.reset();
              }}
            />
          </Step>
          <Step number={2} title={make.title} state={isRight ? "done" : ready ? "next" : "later"}>
            <Text color="fg.muted">{make.text}</Text>
            <Flex gap="2" wrap="wrap">
              {channel === "slack" && ready && (
                <CopyButton
                  variant="outline"
                  label="Copy manifest"
                  says="Manifest copied to clipboard!"
                  text={slackManifest("Docent", address)}
                />
              )}
              <Button asChild variant="ghost">
                <Link href={make.url} target="_blank" rel="noreferrer">
                  {make.link}
                  <ArrowUpRight size={14} />
                </Link>
              </Button>
            </Flex>
          </Step>
          <Step
            number={3}
            title={channel === "slack" ? "Paste its two secrets" : "Paste its token"}
            state={isRight ? "done" : ready ? "next" : "later"}
          >
            {!ready && <Text color="fg.muted">Opens when a chatbot is chosen.</Text>}
            {ready && (
              <Stack
                as="form"
                gap="3"
                onSubmit={(event) => {
                  event.preventDefault();
                  check.mutate(values());
                }}
              >
                {channel === "slack" && (
                  <Field label="Signing Secret">
                    <Input
                      type="password"
                      autoComplete="off"
                      fontFamily="mono"
                      aria-invalid={fault?.field === "signing_secret" || undefined}
                      {...enter("signing_secret")}
                    />
                  </Field>
                )}
                <Field label={tokenLabel}>
                  <Input
                    type="password"
                    autoComplete="off"
                    fontFamily="mono"
                    aria-invalid={fault?.field === "token" || undefined}
                    {...enter("token")}
                  />
                </Field>
                <Button type="submit" variant="outline" alignSelf="flex-start" loading={check.isPending}>
                  Check
                </Button>
                {fault && (
                  <Verdict kind="bad" title={`${name} does not take it`}>
                    {fault.message}
                  </Verdict>
                )}
                {isRight && (
                  <Verdict kind="good" title={`This is ${bot.name}`}>
                    {bot.place
                      ? `${name} accepts the token, for ${bot.place}.`
                      : `${name} accepts the token.`}
                  </Verdict>
                )}
              </Stack>
            )}
          </Step>
          <Step number={4} title="Connect it" state={isRight ? "next" : "later"}>
            {!isRight && <Text color="fg.muted">Opens when the token is right.</Text>}
            {isRight && (
              <Stack gap="4" align="flex-start">
                {channel === "telegram" && (
                  <SwitchField
                    label="Answer in groups"
                    help="Only when the bot is named or replied to"
                    name="answers_in_groups"
                  />
                )}
                <Button
                  loading={connect.isPending}
                  onClick={() => connect.mutate(values(), { onSuccess: startAgain })}
                >
                  Connect {name}
                </Button>
                {connect.error && (
                  <Verdict kind="bad" title="It is not connected">
                    {connect.error.message}
                  </Verdict>
                )}
              </Stack>
            )}
          </Step>
        </Steps>
      </FormProvider>
    </Stack>
  );
};
