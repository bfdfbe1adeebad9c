interface Bounds {
  /** Waiting in all. */
  most: number;
  /** Waiting of one key. */
  mostOfOne: number;
}

/** A waiting line in which keys take turns, so that who sends many waits behind those who send one. In memory only. */
export const createLine = <Item>({ most, mostOfOne }: Bounds) => {
  const lines = new Map<string, Item[]>();
  let length = 0;

  /** Takes the last one of the key that has most waiting, if that is more than `fewer` and one. */
  const giveWay = (fewer: number): Item | undefined => {
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= fewer + 1) return undefined;
    length -= 1;
    return longest.pop();
  };

  return {
    /** Puts an item at its key's end. Returns the one that is left without a place: none, another key's, or this one. */
    add(key: string, item: Item): Item | undefined {
      const own = lines.get(key) ?? [];
      if (own.length >= mostOfOne) return item;
      const displaced = length >= most ? giveWay(own.length) : undefined;
      if (length >= most) return item;
      own.push(item);
      lines.set(key, own);
      length += 1;
      return displaced;
    },
    take(): Item | undefined {
      const [first] = lines;
      if (!first) return undefined;
      const [key, own] = first;
      const item = own.shift();
      lines.delete(key);
      if (own.length > 0) lines.set(key, own);
      length -= 1;
      return item;
    },
  };
};
