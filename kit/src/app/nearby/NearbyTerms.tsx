import { readTermFile } from '../../common/index.ts';
import { TermsDialog } from '../../ui/index.ts';
import type { Nearby } from './useNearby.ts';

/** The term of the position that is asked now; nothing where none is. Most customers never see it. */
export function NearbyTerms({ nearby: { term, agree, refuse } }: { nearby: Nearby }) {
  if (!term) return null;
  const { fileName } = term;
  return (
    <TermsDialog
      key={term.termsId}
      isOpen
      title={term.name}
      text={term.text}
      pdf={fileName ? (signal: AbortSignal) => readTermFile(fileName, { signal }) : undefined}
      onAgree={agree}
      onClose={refuse}
    />
  );
}
