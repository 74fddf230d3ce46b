import { Badge, Facts, MediaCard, Note } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Education, timeSpan } from '../model/education.ts';
import { EducationCover } from './EducationCover.tsx';

interface EducationRowProps {
  education: Education;
  onApply: () => void;
}

/** A programme: when, where, for whom, and whether there is room; one with room opens. */
export function EducationRow({ education, onApply }: EducationRowProps) {
  const t = messages.use();
  const isFull = education.placesLeft === 0;
  const { from, until } = timeSpan(education.startTime, education.minutes);
  return (
    <MediaCard
      look="row"
      level={3}
      cover={<EducationCover name={say(education.name)} />}
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
