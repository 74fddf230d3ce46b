import { Screen, useWallet } from '@wallet/kit/app';
import { FoldedList, IconTile, Lead, List, ListItem, Section } from '@wallet/kit/ui';
import { useService } from '../parts/useService.ts';

/** How paying abroad works, in plain words. */
export function GuidePage({ isKftc = false }: { isKftc?: boolean }) {
  const { guide: t } = useService();
  const { navigate } = useWallet();
  return (
    <Screen title={t.title}>
      <Lead title={t.lead} />
      <FoldedList label={t.title} rows={isKftc ? t.kftcParts : t.parts} opensFirst />
      <Section title={t.ask}>
        <List label={t.ask}>
          <ListItem
            leading={<IconTile picture="center" />}
            title={t.inquire}
            description={t.inquireText}
            action="inquire"
            onClick={() => navigate.push('FGP99100')}
          />
        </List>
      </Section>
    </Screen>
  );
}
