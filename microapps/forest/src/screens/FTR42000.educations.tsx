import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Card, EmptyState, Lead, List, Sheet } from '@wallet/kit/ui';
import { useState } from 'react';
import { applyForEducation, listEducations } from '../api/educationCalls.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import type { Education } from '../model/education.ts';
import { EducationForm } from '../parts/EducationForm.tsx';
import { EducationRow } from '../parts/EducationRow.tsx';

export function FTR42000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad((signal) => listEducations(undefined, { signal }));
  const [chosen, setChosen] = useState<Education>();

  return (
    <Screen of={load} ground>
      {(list) => (
        <>
          {list.length === 0 ? (
            <EmptyState picture="none" title={t.educations.empty} description={t.educations.emptyHint} />
          ) : (
            <>
              <Lead title={t.educations.ask} />
              <Card>
                <List label={t.educations.title}>
                  {list.map((education) => (
                    <EducationRow
                      key={education.id}
                      education={education}
                      onApply={() => setChosen(education)}
                    />
                  ))}
                </List>
              </Card>
            </>
          )}
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
