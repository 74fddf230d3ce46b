import { MainButton, Screen, useAction, useWallet } from '@wallet/kit/app';
import { addMonths, todaySeoul } from '@wallet/kit/format';
import {
  Card,
  confirm,
  DateSheet,
  InlineNotice,
  KeyValue,
  Lead,
  RadioGroup,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { checkPassport, reportLost } from '../api/calls.ts';
import { applying, oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';
import { type Whereabouts, whereabouts } from '../model/application.ts';

export const FPS21000 = applying.step(
  { needs: ['isProved'], ask: (_, { signal }) => checkPassport({ who: oneself() }, { signal }) },
  function Where({ draft, data: { passport }, goOn }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const isLost = passport?.isLost === true;
    const [where, setWhere] = useState<Whereabouts>(isLost ? 'lost' : (draft.where ?? 'hand'));
    const [day, setDay] = useState(todaySeoul());
    const next = useAction(
      async () => {
        if (where === 'lost' && !isLost) {
          const labels = { danger: t.passport.yes, cancelLabel: t.passport.no };
          if (!(await confirm({ id: 'reportLost', text: t.passport.ask, ...labels }))) return;
          await reportLost({ day });
          toast(t.passport.reported);
        } else await checkPassport({ who: oneself(), where: isLost ? 'hand' : where });
        await goOn('FPS24100', { where });
      },
      { on: { PPS_LOST_OFTEN: () => navigate.push('FPS63000') } },
    );
    return (
      <Screen>
        <Lead title={t.passport.lead} />
        <Stack>
          {passport && (
            <Card tone="soft">
              <KeyValue
                rows={[
                  { label: t.facts.passport, value: passport.number },
                  { label: t.facts.roman, value: passport.romanName },
                  { label: t.facts.expires, value: t.date({ day: passport.expires }) },
                ]}
              />
            </Card>
          )}
          {isLost ? (
            <InlineNotice>{t.passport.lostAlready}</InlineNotice>
          ) : (
            <RadioGroup
              isAsked
              field="where"
              legend={t.passport.where}
              options={whereabouts.map((value) => ({
                value,
                label: t.whereabouts[value],
                description: t.whereaboutsHints[value],
              }))}
              value={where}
              onChange={setWhere}
            />
          )}
          {where === 'lost' && !isLost && (
            <>
              <DateSheet
                field="lostDay"
                label={t.passport.lostDay}
                value={day}
                min={addMonths(todaySeoul(), -12)}
                max={todaySeoul()}
                onChange={setDay}
              />
              <InlineNotice tone="danger" messageId="passportLost">
                {t.passport.lostWarning}
              </InlineNotice>
            </>
          )}
        </Stack>
        <MainButton run={next}>
          {where === 'lost' && !isLost ? t.passport.report : t.passport.next}
        </MainButton>
      </Screen>
    );
  },
);
