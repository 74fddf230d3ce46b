import { readTermFile, type Term } from '@wallet/kit/common';
import { TermsDialog } from '@wallet/kit/ui';

interface NearbyTermsProps {
  term: Term;
  onAgree: () => void;
  onRefuse: () => void;
}

/** One of the terms of the position. A file of its own: most customers never see it. */
export function NearbyTerms({ term, onAgree, onRefuse }: NearbyTermsProps) {
  const { fileName } = term;
  return (
    <TermsDialog
      isOpen
      title={term.name}
      text={term.text}
      pdf={fileName ? (signal: AbortSignal) => readTermFile(fileName, { signal }) : undefined}
      onAgree={onAgree}
      onClose={onRefuse}
    />
  );
}
