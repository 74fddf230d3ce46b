export { type Form, type Kept, keep, keepRecent, oneOf, type Recent, recentTexts, yesOrNo } from './keep.ts';
