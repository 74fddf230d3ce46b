import {
  mostOf,
  type PeopleCounts,
  type PeopleKind,
  type PeopleLimits,
  peopleProblem,
  peopleSum,
  withPeople,
} from '../../booking/index.ts';
import { Note } from '../Note/Note.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { useBookingWords } from '../useBookingWords/useBookingWords.ts';

interface PeoplePickerProps<K extends string> extends Omit<PeopleLimits<K>, 'kinds'> {
  /** what is counted, each with its name: 어른, 청소년, 어린이 */
  kinds: readonly (PeopleKind<K> & { label: string })[];
  value: PeopleCounts<K>;
  onChange: (value: PeopleCounts<K>) => void;
  /** what is counted: 명, 매 */
  unit?: string;
  /** why there are no more, once the limit is reached: what is left; the kit's own words unless told */
  full?: string;
}

/** Who comes: a row for each kind with its price and bounds of its own, and one limit over all of them. Fields are `count-<kind>`. */
export function PeoplePicker<K extends string>({
  value,
  onChange,
  unit = '',
  full,
  ...limits
}: PeoplePickerProps<K>) {
  const { people: t } = useBookingWords();
  const { kinds, least = 1, most } = limits;
  const isFull = peopleSum(kinds, value).count >= most;
  const isTooFew = peopleProblem(limits, value) === 'tooFew';
  return (
    <>
      {kinds.map(({ kind, label, min = 0, price }) => (
        <Stepper
          key={kind}
          field={`count-${kind}`}
          label={label}
          {...(price !== undefined && { hint: t.each({ amount: price }) })}
          value={value[kind]}
          min={min}
          max={mostOf(limits, value, kind)}
          unit={unit}
          onChange={(count) => onChange(withPeople(limits, value, kind, count))}
        />
      ))}
      <div role="status">
        {isFull && <Note>{full ?? t.most({ most, unit })}</Note>}
        {isTooFew && <Note>{t.least({ least, unit })}</Note>}
      </div>
    </>
  );
}
