/** An identity card, a ticket and a coin: what the wallet brings together. Silent, and as wide as there is room. */
export function VisitorPicture() {
  return (
    <svg width="310" height="132" viewBox="0 0 310 132" aria-hidden="true" style={{ maxWidth: '100%' }}>
      <g transform="rotate(-7 90 80)">
        <rect x="34" y="34" width="132" height="84" rx="14" fill="#3f8af2" />
        <circle cx="66" cy="68" r="13" fill="#fff" />
        <path fill="#fff" d="M46 100a20 16 0 0 1 40 0z" />
        <path stroke="#bbd8ff" strokeWidth="6" strokeLinecap="round" d="M104 62h40M104 80h40M104 98h24" />
      </g>
      <g transform="rotate(6 222 76)">
        <path
          fill="#35a95c"
          d="M156 46a12 12 0 0 1 12-12h110a12 12 0 0 1 12 12v14a12 12 0 0 0 0 24v16a12 12 0 0 1-12 12H168a12 12 0 0 1-12-12V84a12 12 0 0 0 0-24z"
        />
        <path stroke="#b3e9c4" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 10" d="M246 42v64" />
        <path fill="#fff" d="M200 50l17 24h-8l13 19h-44l13-19h-8z" />
      </g>
      <circle cx="156" cy="52" r="33" fill="#e59a00" />
      <circle cx="154" cy="49" r="33" fill="#ffb81c" />
      <circle cx="154" cy="49" r="24.5" fill="none" stroke="#e59a00" strokeWidth="3" />
      <path
        d="M148 62V37h9a8 8 0 0 1 0 16h-9"
        fill="none"
        stroke="#8a5200"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
