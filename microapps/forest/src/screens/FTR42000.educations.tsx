import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { EmptyState, Sheet } from '@wallet/kit/ui';
import { useRef, useState } from 'react';
import { applyForEducation, listEducations } from '../api/educationCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { newIntentId } from '../model/bookingDraft.ts';
import type { Education } from '../model/education.ts';
import { EducationCard } from '../parts/EducationCard.tsx';
import { EducationForm } from '../parts/EducationForm.tsx';

export function FTR42000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad((signal) => listEducations(undefined, { signal }));
  const [chosen, setChosen] = useState<Education>();
  // Outlives the sheet: what was sent without an answer is the same application when the sheet is opened again.
  const intents = useRef(new Map<string, string>());
  function intentOf({ id, date }: Education) {
    const key = `${id} ${date}`;
    const intentId = intents.current.get(key) ?? newIntentId();
    intents.current.set(key, intentId);
    return intentId;
  }

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
                intentId={intentOf(chosen)}
                onApply={async (order) => {
                  const { number } = await applyForEducation(order);
                  intents.current.clear();
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
