/** Saves something as a JSON file where the browser keeps downloads. */
export function saveFile(name: string, content: unknown): void {
  saveText(name, JSON.stringify(content, null, 1), 'application/json')
}

export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 5000)
}
