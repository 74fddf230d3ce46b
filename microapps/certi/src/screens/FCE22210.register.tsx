export { KindForm as FCE22210 } from '../flows/KindForm.tsx';
