interface DrawingProps {
  path: string | undefined;
  className: string | undefined;
  /** drawn full in place of outlined */
  filled?: boolean;
  /** of its line, in units of a grid of 24 */
  width?: number;
}

/** One drawing of the interface in the colour of the text around it; silent, as the words beside it speak. */
export function Drawing({ path, className, filled = false, width = 1.8 }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      {...(filled ? {} : { stroke: 'currentColor', strokeWidth: width })}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
