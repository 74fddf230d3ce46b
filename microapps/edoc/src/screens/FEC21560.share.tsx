import { MainButton, Part, useAction, useLoad, useShareLink } from '@wallet/kit/app';
import {
  Badge,
  Bullets,
  Button,
  Lead,
  List,
  ListItem,
  Note,
  Receipt as Picture,
  Section,
  Stack,
  Switch,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listShares, share, takeBack } from '../api/calls.ts';
import { ReceiptScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Receipt, Share } from '../model/receipt.ts';
import { useSlipRows } from '../parts/slipRows.ts';

export function FEC21560() {
  return <ReceiptScreen>{({ receipt }) => <Send one={receipt} />}</ReceiptScreen>;
}

const tones = { live: 'info', opened: 'success', takenBack: 'neutral' } as const;

/** By a link that ends by itself, or as a picture. */
function Send({ one }: { one: Receipt }) {
  const { share: t, ...all } = messages.use();
  const { shop, items, sums } = useSlipRows(one);
  const [withMemo, setWithMemo] = useState(false);
  const load = useLoad(listShares, one.id);
  const hand = useShareLink(() => toast(t.copied));
  const give = ({ link }: Share) =>
    hand({ title: t.title, text: t.text({ shop: one.shop }), url: `${window.location.origin}${link}` });
  const send = useAction(async () => {
    const made = await share({ id: one.id, withMemo });
    load.reload();
    await give(made);
  });
  const back = useAction(
    async (id: string) => {
      await takeBack(id);
      toast(t.ended);
      load.reload();
    },
    { onRefusal: load.reload },
  );
  return (
    <>
      <Stack>
        <Lead picture="edoc" title={t.ask}>
          {one.shop} · {all.won({ amount: one.total })}
        </Lead>
        <Section title={t.link}>
          <Bullets texts={t.rules} />
          {one.memo !== '' && (
            <Switch
              field="withMemo"
              label={t.memo}
              description={one.memo}
              checked={withMemo}
              onChange={setWithMemo}
            />
          )}
          <Part of={load}>
            {(shares) =>
              shares.length > 0 && (
                <List label={t.links}>
                  {shares.map((each) => (
                    <ListItem
                      key={each.id}
                      title={t.code({ code: each.code })}
                      description={t.until({ date: each.until })}
                      state={<Badge tone={tones[each.state]}>{t.states[each.state]}</Badge>}
                      {...(each.state !== 'live' && { past: 'done' as const })}
                      act={
                        each.state === 'live' && (
                          <>
                            <Button
                              size="small"
                              variant="secondary"
                              action="shareAgain"
                              onClick={() => void give(each)}
                            >
                              {t.again}
                            </Button>
                            <Button
                              size="small"
                              variant="secondary"
                              action="takeBack"
                              isBusy={back.isRunning}
                              onClick={() => void back.run(each.id)}
                            >
                              {t.back}
                            </Button>
                          </>
                        )
                      }
                    />
                  ))}
                </List>
              )
            }
          </Part>
        </Section>
        <Section title={t.picture}>
          <Picture
            title={`${one.shop} ${all.won({ amount: one.total })}`}
            rows={[...shop, ...items, ...sums]}
            fileName={`receipt-${one.id}`}
          />
          {one.isMine && <Note>{all.mine}</Note>}
        </Section>
      </Stack>
      <MainButton run={send} action="send">
        {t.send}
      </MainButton>
    </>
  );
}
