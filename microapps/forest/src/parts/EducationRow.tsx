import { Badge, Cover, Facts, MediaCard, Note, type PlaceName } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Education, timeSpan } from '../model/education.ts';

interface EducationRowProps {
  education: Education;
  onApply: () => void;
}

/** The service sends no picture of a programme: its name says what is done, in both languages. */
const kinds: readonly [RegExp, PlaceName][] = [
  [/별|star/i, 'sky'],
  [/유아|어린이|children/i, 'garden'],
  [/공예|목공|craft/i, 'lodge'],
  [/명상|치유|meditation|healing/i, 'firs'],
];
const placeOf = (name: string): PlaceName => kinds.find(([words]) => words.test(name))?.[1] ?? 'walk';

/** A programme: when, where, for whom, and whether there is room; one with room opens. */
export function EducationRow({ education, onApply }: EducationRowProps) {
  const t = messages.use();
  const isFull = education.placesLeft === 0;
  const { from, until } = timeSpan(education.startTime, education.minutes);
  return (
    <MediaCard
      look="row"
      level={3}
      cover={<Cover of={education.id} place={placeOf(say(education.name))} />}
      title={say(education.name)}
      badge={
        <Badge tone={isFull ? 'neutral' : 'success'}>
          {isFull ? t.educations.full : t.educations.left({ count: education.placesLeft })}
        </Badge>
      }
      {...(!isFull && { action: 'apply', onClick: onApply })}
    >
      <Note>
        <Facts>{`${t.shortDay({ date: education.date })} · ${t.span({ from, until })}`}</Facts>
      </Note>
      <Note>
        <Facts>{`${say(education.forestName)} · ${say(education.audience)}`}</Facts>
      </Note>
    </MediaCard>
  );
}
