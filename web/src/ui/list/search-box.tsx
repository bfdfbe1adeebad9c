import { Box, Flex, Input } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";

const pauseMs = 300;

interface SearchBoxProps {
  /** The accessible name: "Search leads". */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
}

/** Searches as soon as the typing pauses. */
export const SearchBox = ({ label, placeholder, text, onText }: SearchBoxProps) => {
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onText(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <Flex className="search" position="relative" align="center">
      <Box position="absolute" insetInlineStart="2.5" color="fg.muted" pointerEvents="none" zIndex="1">
        <Search size={14} aria-hidden />
      </Box>
      <Input
        type="search"
        ps="8"
        maxLength={200}
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Flex>
  );
};
