export { KindForm as FCE22U00 } from '../flows/KindForm.tsx';
