import { uploadTypes } from '#contracts/pictures/uploadRules.ts';

/** Lets somebody choose a picture of their computer. Nothing happens where they choose none. */
export function chooseFile(onChosen: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = uploadTypes.join(',');
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onChosen(file);
  });
  input.click();
}
