import { Checkbox, chakra, Flex, Input, Text } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { Controller, useFormContext } from "react-hook-form";
import { dayNames, endOf, type PeopleForm } from "./people-form.ts";

/** The hours of each day of the week, in the account's time zone. */
export const PeopleHoursField = ({ timeZone }: { timeZone: string | undefined }) => {
  const { watch, formState } = useFormContext<PeopleForm>();
  const days = watch("days");
  const errors = formState.errors.days ?? [];
  const failed = dayNames.findIndex((_, at) => errors[at]?.to?.message ?? errors[at]?.isOn?.message);
  const { to, isOn } = errors[failed] ?? {};
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="medium" textStyle="sm" mb="2">
        Hours
      </chakra.legend>
      {dayNames.map((name, at) => (
        <Day key={name} name={name} at={at} isOn={days[at]?.isOn ?? false} />
      ))}
      <Text textStyle="xs" color="fg.muted" mt="2">
        {timeZone ? `In the account's time zone, ${timeZone}.` : "In the account's time zone."}
      </Text>
      <Text role="alert" textStyle="xs" color="fg.error" display="flex" alignItems="center" gap="1.5">
        {(to ?? isOn) && <CircleAlert size={14} aria-hidden />}
        {to ? `${dayNames[failed]}: ${to.message}` : isOn?.message}
      </Text>
    </chakra.fieldset>
  );
};

const Day = ({ name, at, isOn }: { name: string; at: number; isOn: boolean }) => {
  const { control, register, getValues } = useFormContext<PeopleForm>();
  const checkEnd = (to: string, { days }: PeopleForm): true | string =>
    !days[at]?.isOn || (days[at]?.from ?? "") < endOf(to) || "choose an end after the beginning.";
  const checkDays = (): true | string =>
    at > 0 || getValues("days").some((day) => day.isOn) || "Choose at least one day.";
  const shown = { base: isOn ? "block" : "none", md: "block" };
  return (
    <Flex align="center" gap="2" minH="10" py={{ base: "1", md: "0" }} wrap={{ base: "wrap", md: "nowrap" }}>
      <Controller
        control={control}
        name={`days.${at}.isOn`}
        rules={{ validate: checkDays }}
        render={({ field }) => (
          <Checkbox.Root
            flex={{ base: "1 0 100%", md: "1" }}
            checked={field.value}
            onCheckedChange={({ checked }) => field.onChange(checked === true)}
          >
            <Checkbox.HiddenInput onBlur={field.onBlur} />
            <Checkbox.Control />
            <Checkbox.Label>{name}</Checkbox.Label>
          </Checkbox.Root>
        )}
      />
      <Input
        type="time"
        size="sm"
        flex={{ base: "1", md: "none" }}
        w="7.5rem"
        display={shown}
        aria-label={`${name} from`}
        {...register(`days.${at}.from`)}
        disabled={!isOn}
      />
      <chakra.span aria-hidden display={shown}>
        –
      </chakra.span>
      <Input
        type="time"
        size="sm"
        flex={{ base: "1", md: "none" }}
        w="7.5rem"
        display={shown}
        aria-label={`${name} to`}
        {...register(`days.${at}.to`, { validate: checkEnd })}
        disabled={!isOn}
      />
    </Flex>
  );
};
