import { type Random, randomFrom } from "../../random.ts";

/** A value as a person sees it, and as a spreadsheet stores that: the one is not calculated from the other here. */
export interface Figure {
  shown: string;
  /** A number as the file writes it, or text where there is no format. */
  stored: string;
  format?: string;
}

const months = "January February March April May June July August September October November December".split(
  " ",
);
const two = (number: number) => String(number).padStart(2, "0");

/** A date from 1900-03-01 on, with the days since 1899-12-30. */
const day = (random: Random) => {
  const [year, month, date] = [1901 + random.below(190), random.below(12), 1 + random.below(28)];
  return { year, month, date, serial: (Date.UTC(year, month, date) - Date.UTC(1899, 11, 30)) / 86_400_000 };
};

const digits = (random: Random, count: number) =>
  String(1 + random.below(9)) + random.times(count - 1, () => random.below(10)).join("");

const grouped = (whole: string, separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator);

const amount = (random: Random) => {
  const [whole, cents] = [digits(random, 1 + random.below(8)), two(random.below(100))];
  return { whole, cents, stored: `${whole}.${cents}` };
};

const makers: [(random: Random) => Figure, ...((random: Random) => Figure)[]] = [
  (random) => {
    const { year, month, date, serial } = day(random);
    const dotted = `${two(date)}.${two(month + 1)}.${year}`;
    return random.oneOf(
      () => ({ shown: dotted, stored: String(serial), format: "dd.mm.yyyy" }),
      () => ({ shown: `${date}.${month + 1}.${year}`, stored: String(serial), format: "d.m.yyyy" }),
      () => ({
        shown: `${year}-${two(month + 1)}-${two(date)}`,
        stored: String(serial),
        format: "yyyy\\-mm\\-dd",
      }),
      () => ({
        shown: `${date} ${months[month]} ${year}`,
        stored: String(serial),
        format: "[$-809]d\\ mmmm\\ yyyy;@",
      }),
      () => ({
        shown: `${year}年${month + 1}月${date}日`,
        stored: String(serial),
        format: 'yyyy"年"m"月"d"日"',
      }),
    );
  },
  (random) => {
    const { year, month, date, serial } = day(random);
    const minutes = random.below(1440);
    const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    return {
      shown: `${two(date)}/${two(month + 1)}/${year} ${time}`,
      stored: String(serial + minutes / 1440),
      format: "dd/mm/yyyy hh:mm",
    };
  },
  (random) => {
    const { whole, cents, stored } = amount(random);
    return { shown: `${whole}.${cents}`, stored, format: "0.00" };
  },
  (random) => {
    const { whole, cents } = amount(random);
    const text = `${grouped(whole, ".")},${cents}`;
    return { shown: text, stored: text };
  },
  (random) => {
    const whole = digits(random, 1 + random.below(12));
    return { shown: grouped(whole, ","), stored: whole, format: "#,##0" };
  },
  (random) => {
    const id = digits(random, 10 + random.below(13));
    return { shown: id, stored: id, format: random.pick(["General", "0"]) };
  },
  (random) => {
    const number = digits(random, 1 + random.below(8));
    return { shown: number.padStart(8, "0"), stored: number, format: "00000000" };
  },
  (random) => {
    const [whole, tenth] = [digits(random, 1 + random.below(3)), random.below(10)];
    const figures = `${whole}${tenth}`.padStart(4, "0");
    return {
      shown: `${whole}.${tenth}%`,
      stored: `${figures.slice(0, -3)}.${figures.slice(-3)}`,
      format: "0.0%",
    };
  },
  (random) => {
    const { whole, cents, stored } = amount(random);
    return random.oneOf(
      () => ({ shown: `${grouped(whole, ",")}.${cents} €`, stored, format: '#,##0.00\\ "€"' }),
      () => ({ shown: `$${grouped(whole, ",")}.${cents}`, stored, format: '"$"#,##0.00' }),
      () => ({ shown: `${grouped(whole, ",")}.${cents} CHF`, stored, format: "#,##0.00 [$CHF-807]" }),
    );
  },
  (random) => {
    const { whole, cents, stored } = amount(random);
    return random.oneOf(
      () => ({ shown: `-${whole}.${cents}`, stored: `-${stored}`, format: "0.00" }),
      () => ({
        shown: `(${grouped(whole, ",")}.${cents})`,
        stored: `-${stored}`,
        format: "_(* #,##0.00_);_(* \\(#,##0.00\\);_(@_)",
      }),
    );
  },
  (random) => {
    const seconds = random.below(360_000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return {
      shown: `${hours}:${two(minutes)}:${two(seconds % 60)}`,
      stored: String(seconds / 86_400),
      format: "[h]:mm:ss",
    };
  },
  (random) => {
    const [one, rest, power] = [1 + random.below(9), two(random.below(100)), 1 + random.below(30)];
    return { shown: `${one}.${rest}E+${two(power)}`, stored: `${one}.${rest}E${power}`, format: "0.00E+00" };
  },
];

/** Values in turn of each kind. */
export const drawFigures = (seed: number, count: number): Figure[] => {
  const random = randomFrom(seed);
  return random.times(count, (at) => (makers[at % makers.length] ?? makers[0])(random));
};
