import { NearbyTerms, Screen, useLoad, useNearby, usePerson } from '@wallet/kit/app';
import { readLocationConsent } from '@wallet/kit/common';
import { Actions, Button, KeyValue } from '@wallet/kit/ui';
import { usePlan } from '../flows/plan.ts';
import { messages } from '../messages/index.ts';

/** The record of the consent, what the phone answers, and what the area keeps of a way. */
export function FKT61100() {
  const t = messages.use();
  const person = usePerson();
  const plan = usePlan();
  const nearby = useNearby('공항 가는 길 출발지');
  const { memberId = '', groupCode = '' } = person ?? {};
  const consent = useLoad(() => readLocationConsent({ memberId, groupCode }), [memberId]);
  const { position } = nearby;
  return (
    <Screen of={consent}>
      {(given) => (
        <>
          <KeyValue
            rows={[
              { label: t.developer.consent, value: t.developer.consents[given] },
              {
                label: t.developer.position,
                value: position ? `${position.latitude}, ${position.longitude}` : '-',
              },
              { label: t.developer.plan, value: JSON.stringify(plan.data ?? {}) },
            ]}
          />
          <Actions>
            <Button action="locate" isBusy={nearby.isBusy} onClick={nearby.locate}>
              {t.developer.locate}
            </Button>
            <Button variant="secondary" action="forget" onClick={() => void plan.forget()}>
              {t.developer.forget}
            </Button>
          </Actions>
          <NearbyTerms nearby={nearby} />
        </>
      )}
    </Screen>
  );
}
