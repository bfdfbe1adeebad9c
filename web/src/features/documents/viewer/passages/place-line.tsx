/** Where a page, slide or sheet begins. */
export const PlaceLine = ({ place }: { place: string }) => (
  <p className="place">
    <span>{place}</span>
  </p>
);
