import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { Actions, Button, ResultPage } from '@wallet/kit/ui';
import { readPresent } from '../api/calls.ts';
import { giving } from '../flows/giving.ts';
import { useShareGift } from '../flows/useShareGift.ts';
import { messages } from '../messages/index.ts';

export const FCP25400 = giving.step(
  { needs: ['presentId'], ask: ({ presentId }, { signal }) => readPresent(presentId, { signal }) },
  function Given({ data: present }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const share = useShareGift(present);
    const isLink = present.phone === '';
    return (
      <Screen>
        <ResultPage
          kind="success"
          title={isLink ? t.give.linkMade : t.give.sent}
          description={isLink ? t.give.linkHint : t.presents.comesBack({ date: present.until })}
          rows={[
            { label: t.facts.coupon, value: present.name },
            { label: t.give.to, value: isLink ? t.presents.link : maskPhone(phoneText(present.phone)) },
            { label: t.facts.receiveBy, value: t.date({ date: present.until }) },
          ]}
        >
          <Actions>
            <Button
              full
              variant="secondary"
              action="openPresent"
              onClick={() => navigate.replace('FCP25300', { query: { presentId: present.id } })}
            >
              {t.give.see}
            </Button>
          </Actions>
        </ResultPage>
        <MainButton action="share" run={share}>
          {t.presents.share}
        </MainButton>
      </Screen>
    );
  },
);
