export { PaperScreen as default } from '@/features/battle/paper/paper-screen';
