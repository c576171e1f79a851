import { uploadTypes } from '#contracts/pictures/uploadRules.ts';

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
