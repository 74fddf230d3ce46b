import { Screen, useWallet } from '@wallet/kit/app';
import { EmptyState, Flag, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { say } from '../messages/say.ts';
import { variantFor } from '../model/nation.ts';
import { NationSelect } from '../parts/NationSelect.tsx';
import { ServiceLead } from '../parts/ServiceLead.tsx';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';
import { useNation } from './useNation.ts';
import { useRememberGuide } from './useRememberGuide.ts';

const pictures = { cpm: 'barcode', mpm: 'scan', atm: 'withdraw' } as const;

/** How to pay in a nation, network by network (2-payment s3.1: cpmYn, mpmYn, atmYn). */
export function HowPage({ isKftc = false }: { isKftc?: boolean }) {
  const { how: t, ways, currencies } = useService();
  const { navigate } = useWallet();
  const { load, nation, choose } = useNation('FGP10100', isKftc);
  useRememberGuide(load.data !== undefined);
  return (
    <Screen title={t.title} of={load}>
      {(nations) => (
        <>
          <ServiceLead title={t.lead} />
          {!isKftc && (
            <div className={styles.form}>
              <NationSelect nations={nations} value={nation?.code ?? ''} onChange={choose} />
            </div>
          )}
          {nation === undefined || nation.partners.every((partner) => partner.ways.length === 0) ? (
            <EmptyState title={t.none} description={t.noneHint} />
          ) : (
            nation.partners.map((partner) => (
              <Section
                key={`${partner.kind} ${partner.name}`}
                title={`${say(nation.name)} · ${partner.name}`}
              >
                <List>
                  <ListItem
                    leading={<Flag of={nation.currency} />}
                    title={currencies[nation.currency] ?? nation.currency}
                    description={t.currency}
                    trailing={nation.currency}
                  />
                  {partner.ways.map((way) => (
                    <ListItem
                      key={way}
                      leading={<IconTile picture={pictures[way]} />}
                      title={ways[way].title}
                      description={ways[way].text}
                    />
                  ))}
                </List>
              </Section>
            ))
          )}
          {nation && (
            <Section title={t.more}>
              <List>
                <ListItem
                  leading={<IconTile picture="rates" />}
                  title={t.rates}
                  action="openRates"
                  onClick={() =>
                    navigate.push(variantFor('FGP51100', { currency: nation.currency }), {
                      query: { crncyCd: nation.currency },
                    })
                  }
                />
                <ListItem
                  leading={<IconTile picture="event" />}
                  title={t.news}
                  action="openNews"
                  onClick={() =>
                    navigate.push(variantFor('FGP95000', { nationCode: nation.code }), {
                      query: { natCd: nation.code },
                    })
                  }
                />
              </List>
            </Section>
          )}
        </>
      )}
    </Screen>
  );
}
