/** A number to call: `0315550101` as `031-555-0101`. */
export function Phone({ number }: { number: string }) {
  return <a href={`tel:${number}`}>{number.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')}</a>;
}
