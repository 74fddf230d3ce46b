import { useLoad } from '@wallet/kit/app';
import { deleteLocationConsent, type LocationState, readLocationState } from '@wallet/kit/common';
import { formatDate } from '@wallet/kit/format';
import type { Person } from '@wallet/kit/session';
import { Actions, Button, confirm, ErrorState, InlineNotice, Section, Skeleton, toast } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useMemberAction } from '../parts/useMemberAction.ts';

/** Whether the wallet may ask where the member is, since when, and the way to take that back (1-shell s4.9, R357). */
export function LocationConsentSection({ person }: { person: Person }) {
  const { locationConsent: t } = messages.use();
  const of = { memberId: person.memberId, groupCode: person.groupCode };
  const load = useLoad((signal) => readLocationState(of, { signal }), [person.memberId]);
  const withdraw = useMemberAction(async ({ clientIp }: LocationState) => {
    if (!(await confirm({ id: 'withdrawLocation', text: t.ask, danger: t.withdraw }))) return;
    const { name, phone } = person;
    try {
      await deleteLocationConsent({ name, phone, clientIp, route: t.route, purpose: t.purpose });
    } finally {
      load.reload();
    }
    toast(t.withdrawn);
  });
  return (
    <div data-part="locationConsent">
      <Section title={t.title}>
        {load.state === 'loading' && <Skeleton lines={2} />}
        {load.state === 'error' && (
          <ErrorState messageId="locationConsentLookupUnavailable" onRetry={load.reload} />
        )}
        {load.data?.consent === 'agreed' && (
          <>
            <p>{load.data.changedOn ? t.agreedOn({ date: formatDate(load.data.changedOn) }) : t.agreed}</p>
            <Actions>
              <Button
                full
                variant="text"
                action="withdrawLocation"
                isBusy={withdraw.isRunning}
                onClick={() => load.data && void withdraw.run(load.data)}
              >
                {t.withdraw}
              </Button>
            </Actions>
          </>
        )}
        {load.data && load.data.consent !== 'agreed' && <InlineNotice>{t.none}</InlineNotice>}
      </Section>
    </div>
  );
}
