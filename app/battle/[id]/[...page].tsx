export { BookScreen as default } from '@/features/play/book-screen';
