/**
 * The query of the address as it is now. The router's is that of the last render, so of two changes before the next one
 * the first would be lost.
 */
export const addressed = (): URLSearchParams => new URLSearchParams(location.search);
