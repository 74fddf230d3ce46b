import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Badge, Button, Card, EmptyState, Sheet } from '@wallet/kit/ui';
import { useState } from 'react';
import { applyForEducation, listEducations } from '../api/educationCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { type Education, timeSpan } from '../model/education.ts';
import { EducationForm } from '../parts/EducationForm.tsx';

export function FTR42000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad((signal) => listEducations(undefined, { signal }));
  const [chosen, setChosen] = useState<Education>();

  return (
    <Screen title={t.educations.title} of={load}>
      {(list) => (
        <>
          {list.length === 0 && (
            <EmptyState title={t.educations.empty} description={t.educations.emptyHint} />
          )}
          {list.map((education) => (
            <EducationCard key={education.id} education={education} onApply={() => setChosen(education)} />
          ))}
          <Sheet
            isOpen={chosen !== undefined}
            title={chosen ? say(chosen.name) : t.educations.title}
            onClose={() => setChosen(undefined)}
          >
            {chosen && (
              <EducationForm
                education={chosen}
                onApply={async (order) => {
                  const { number } = await applyForEducation(order);
                  navigate.push('FTR61250', { query: { bookingNo: number } });
                }}
                onStale={() => {
                  setChosen(undefined);
                  load.reload();
                }}
              />
            )}
          </Sheet>
        </>
      )}
    </Screen>
  );
}

function EducationCard({ education, onApply }: { education: Education; onApply: () => void }) {
  const t = messages.use();
  const isFull = education.placesLeft === 0;
  const { from, until } = timeSpan(education.startTime, education.minutes);
  return (
    <Card>
      <h2>{say(education.name)}</h2>
      <p>
        {say(education.forestName)} · {t.day({ date: education.date })} {from}–{until}
      </p>
      <p>{say(education.description)}</p>
      <p>{t.educations.audience({ who: say(education.audience) })}</p>
      <p>
        <Badge tone={isFull ? 'neutral' : 'success'}>
          {isFull ? t.educations.full : t.educations.left({ count: education.placesLeft })}
        </Badge>
      </p>
      <Button
        size="small"
        action="apply"
        disabled={isFull}
        label={`${say(education.name)} ${t.educations.apply}`}
        onClick={onApply}
      >
        {t.educations.apply}
      </Button>
    </Card>
  );
}
