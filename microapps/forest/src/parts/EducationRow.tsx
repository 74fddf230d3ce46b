import { Badge, IconTile, ListItem, type PictureName } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Education, timeSpan } from '../model/education.ts';

interface EducationRowProps {
  education: Education;
  onApply: () => void;
}

/** The service sends no picture of a programme: its name says what is done, in both languages. */
const kinds: readonly [RegExp, PictureName][] = [
  [/별|star/i, 'stars'],
  [/유아|어린이|children/i, 'family'],
  [/공예|목공|craft/i, 'forest'],
  [/명상|치유|meditation|healing/i, 'abr'],
];
const pictureFor = (name: string): PictureName => kinds.find(([words]) => words.test(name))?.[1] ?? 'trail';

/** A programme: when, where, for whom, and whether there is room; one with room opens. */
export function EducationRow({ education, onApply }: EducationRowProps) {
  const t = messages.use();
  const isFull = education.placesLeft === 0;
  const { from, until } = timeSpan(education.startTime, education.minutes);
  return (
    <ListItem
      leading={<IconTile picture={pictureFor(say(education.name))} />}
      title={say(education.name)}
      badge={
        <Badge tone={isFull ? 'neutral' : 'success'}>
          {isFull ? t.educations.full : t.educations.left({ count: education.placesLeft })}
        </Badge>
      }
      preview={`${t.shortDay({ date: education.date })} · ${t.span({ from, until })}`}
      description={`${say(education.forestName)} · ${say(education.audience)}`}
      {...(isFull ? { past: 'done' as const } : { action: 'apply', onClick: onApply })}
    />
  );
}
