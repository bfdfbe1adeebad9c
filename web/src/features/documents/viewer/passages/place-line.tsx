/** A line at the start of a page, slide or sheet. */
export const PlaceLine = ({ place }: { place: string }) => (
  <p className="place">
    <span>{place}</span>
  </p>
);
