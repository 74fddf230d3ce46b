import { Badge, Button, Card, IconTile, type PictureName } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Education, timeSpan } from '../model/education.ts';
import styles from './EducationCard.module.css';

interface EducationCardProps {
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

/** A programme: when, for whom, and whether there is room. */
export function EducationCard({ education, onApply }: EducationCardProps) {
  const t = messages.use();
  const isFull = education.placesLeft === 0;
  const { from, until } = timeSpan(education.startTime, education.minutes);
  return (
    <Card>
      <div className={styles.head}>
        <IconTile picture={pictureFor(say(education.name))} />
        <div>
          <h2 className={styles.name}>{say(education.name)}</h2>
          <p className={styles.facts}>{say(education.forestName)}</p>
        </div>
        <Badge tone={isFull ? 'neutral' : 'success'}>
          {isFull ? t.educations.full : t.educations.left({ count: education.placesLeft })}
        </Badge>
      </div>
      <p className={styles.words}>{say(education.description)}</p>
      <p className={styles.facts}>{t.educations.audience({ who: say(education.audience) })}</p>
      <div className={styles.foot}>
        <p className={styles.when}>
          {t.shortDay({ date: education.date })}
          <span className={styles.facts}>{t.span({ from, until })}</span>
        </p>
        <Button
          size="small"
          variant="secondary"
          action="apply"
          disabled={isFull}
          label={`${say(education.name)} ${t.educations.apply}`}
          onClick={onApply}
        >
          {t.educations.apply}
        </Button>
      </div>
    </Card>
  );
}
